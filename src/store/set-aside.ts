import { err, ok, type Result } from '../rules/result.ts';
import { stampOf, type StoreContext } from './context.ts';
import { storeError, type StoreError } from './errors.ts';
import { moveToFree } from './files.ts';

/**
 * Renames a file that cannot be understood, so that a good one can take its place and nothing is
 * lost: `settings.json.damaged-20260105-142501`.
 *
 * @returns its new name
 */
export async function setAside(
  context: StoreContext,
  file: string,
): Promise<Result<string, StoreError>> {
  const stamp = stampOf(context.now());
  try {
    return ok(await moveToFree(file, (suffix) => `${file}.damaged-${stamp}${suffix}`));
  } catch (error) {
    return err(storeError(error, file));
  }
}
