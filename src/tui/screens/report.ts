import { describeError, type KnownError } from '../../messages/error-text.ts';
import type { Messages } from '../../messages/index.ts';
import { printable } from '../../messages/sanitize.ts';
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
    case 'resumed':
      return report.among === undefined
        ? files.resumed
        : messages.play.resumedAmong(report.among.number, report.among.of);
    case 'found':
      return why(report.notice);
  }
}
