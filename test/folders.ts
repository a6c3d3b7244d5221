import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Settings and games of programs under test go to a folder of the run, never to the user's own. */
export default function folders(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'dama-tests-'));
  process.env['DAMA_CONFIG_DIR'] = path.join(folder, 'config');
  process.env['DAMA_DATA_DIR'] = path.join(folder, 'data');
  return () => rmSync(folder, { recursive: true, force: true });
}
