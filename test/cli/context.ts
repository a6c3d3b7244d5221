import { PassThrough } from 'node:stream';
import { stylesFor } from '../../src/cli/colour.ts';
import type { Context } from '../../src/cli/context.ts';
import { loadMessages, type Language } from '../../src/messages/index.ts';

/** A context that writes nowhere, off a terminal and without colour. */
export async function testContext(language: Language): Promise<Context> {
  const nowhere = new PassThrough() as unknown as NodeJS.WriteStream;
  return {
    language,
    messages: await loadMessages(language),
    env: {},
    input: new PassThrough() as unknown as NodeJS.ReadStream,
    output: nowhere,
    error: nowhere,
    color: 0,
    styles: stylesFor(0),
    errorStyles: stylesFor(0),
    json: false,
  };
}
