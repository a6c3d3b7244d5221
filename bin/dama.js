#!/usr/bin/env node
let main;
try {
  ({ main } = await import('../dist/cli.js'));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  // Nothing of the program is there that could say it in other words or languages.
  process.stderr.write('error: dama has not been built here\n  build it first: npm ci\n');
  process.exit(1);
}
await main(process.argv.slice(2));
