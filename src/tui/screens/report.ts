import { describeError, type KnownError } from '../../messages/error-text.ts';
import type { Messages } from '../../messages/index.ts';
import { printable } from '../../messages/sanitize.ts';
import { sentence } from '../../plain/answers.ts';
import type { Report } from '../reports.ts';
import type { Notice } from '../ui.ts';

/** What a notice says about files; nothing for any other. */
export function filesText(messages: Messages, notice: Notice | undefined): string {
  if (notice?.kind !== 'files') return '';
  return notice.reports.map((report) => reportText(messages, report)).join(' ');
}

function reportText(messages: Messages, report: Report): string {
  const { files } = messages.tui;
  const why = (error: KnownError): string => describeError(messages, error).message;
  switch (report.kind) {
    case 'settingsSaved':
      return files.settingsSaved(printable(report.file));
    case 'settingsNotSaved':
      return files.settingsNotSaved(why(report.error));
    case 'gameNotKept':
      return messages.play.notKept(why(report.error));
    case 'notResumed':
      return files.notResumed(why(report.error));
    case 'notOpened':
      return files.notOpened(why(report.error));
    case 'opened':
      return files.opened(printable(report.file), report.among);
    case 'resumed':
      return report.among === undefined
        ? files.resumed
        : messages.play.resumedAmong(report.among.number, report.among.of);
    case 'found':
      return sentence(why(report.notice), messages.language);
  }
}
