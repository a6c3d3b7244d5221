import { expect, it } from 'vitest';
import { complaintIn } from './process.ts';

const NODE = `node:internal/modules/cjs/loader:1210
  throw err;
  ^

Error: Cannot find module '/tmp/nope/bin/dama.js'
    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)
    at node:internal/main/run_main_module:28:49 {
  code: 'MODULE_NOT_FOUND',
  requireStack: []
}

Node.js v20.20.2
`;
const PYTHON = `Traceback (most recent call last):
  File "engine.py", line 3, in <module>
ValueError: no tables
`;
const JAVA = `Exception in thread "main" java.io.IOException: no tables
	at Engine.main(Engine.java:5)
`;

it.each([
  ['of Node', NODE, "Error: Cannot find module '/tmp/nope/bin/dama.js'"],
  ['with a code', `TypeError [ERR_X]: no\n    at x\n\nNode.js v20.20.2\n`, 'TypeError [ERR_X]: no'],
  ['of Python', PYTHON, 'ValueError: no tables'],
  ['of Java', JAVA, 'Exception in thread "main" java.io.IOException: no tables'],
  ['of a shell', 'loading\nsh: 1: scan: not found\n', 'sh: 1: scan: not found'],
  ['nothing', '\n', ''],
])('takes the line that tells what is wrong: %s', (_, text, line) => {
  expect(complaintIn(text)).toBe(line);
});
