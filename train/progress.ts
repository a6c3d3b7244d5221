/** Says ten times or so on the way how far it has come, and when it is done. */
export function createProgress(
  say: (line: string) => void,
  done: number,
  total: number,
): (line: (part: string) => string) => void {
  const step = Math.max(1, Math.floor(total / 10));
  return (line) => {
    done++;
    if (done % step === 0 || done === total) say(line(`${Math.round((100 * done) / total)} %`));
  };
}
