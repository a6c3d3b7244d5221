/**
 * Why a search has no answer:
 * - `engine.failed`: its thread broke down or could not start;
 * - `engine.closed`: the engine was closed before it could answer;
 * - `position.too-complex`: more captures than can be listed (no real position).
 */
export type EngineErrorCode = 'engine.failed' | 'engine.closed' | 'position.too-complex';

/** What the promise of a search is rejected with. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}
