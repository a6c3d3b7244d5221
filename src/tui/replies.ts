/** What a terminal says of itself when it is asked. */
export type Reply =
  /** Where its cursor stands; columns count from 1. */
  | { readonly kind: 'cursor'; readonly column: number }
  /** Its background, from 0 to 1 each. */
  | { readonly kind: 'background'; readonly rgb: readonly [number, number, number] };

/** Asks where the cursor is (DSR 6); the answer is a CPR. */
export const ASK_CURSOR = '\u001B[6n';
/** Asks for the background (OSC 11 of xterm). */
export const ASK_BACKGROUND = '\u001B]11;?\u001B\\';

/** Whole replies: a CPR, or an OSC 11 that ends with ST or BEL. */
const REPLY = /\u001B\[\d{1,4};(\d{1,4})R|\u001B\]11;([^\u0007\u001B]{0,64})(?:\u0007|\u001B\\)/g;
/** What may become a reply when more of it comes. */
const BEGUN =
  /\u001B(?:\[(?:\d{1,4}(?:;\d{0,4})?)?|\](?:1(?:1(?:;[^\u0007\u001B]{0,64}\u001B?)?)?)?)?$/;

/** Takes the replies out of what is typed. */
export interface ReplyFilter {
  /** The rest of a chunk of input, which is for somebody else. */
  readonly push: (chunk: string) => string;
  /** What was kept back because it looked like the beginning of a reply. */
  readonly flush: () => string;
}

/**
 * A filter that tells of each reply. While replies are expected it keeps the beginning of one back;
 * afterwards it still takes out whole ones, however late, since a reply is never a key.
 */
export function createReplyFilter(
  onReply: (reply: Reply) => void,
  isExpecting: () => boolean,
): ReplyFilter {
  let kept = '';
  return {
    push(chunk) {
      const rest = (kept + chunk).replace(REPLY, (_, column?: string, color?: string) => {
        const reply = column === undefined ? background(color ?? '') : cursor(column);
        if (reply !== undefined) onReply(reply);
        return '';
      });
      kept = isExpecting() ? (BEGUN.exec(rest)?.[0] ?? '') : '';
      return rest.slice(0, rest.length - kept.length);
    },
    flush() {
      const flushed = kept;
      kept = '';
      return flushed;
    },
  };
}

function cursor(column: string): Reply {
  return { kind: 'cursor', column: Number(column) };
}

/** `rgb:1e1e/1e1e/1e1e`, with one to four digits for each. */
function background(text: string): Reply | undefined {
  const digits = /^rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(text)?.slice(1);
  const parts = digits?.map((part) => Number.parseInt(part, 16) / (16 ** part.length - 1));
  if (parts === undefined) return undefined;
  return { kind: 'background', rgb: parts as unknown as readonly [number, number, number] };
}

/** Whether a background is so dark that filled shapes are the bright ones on it. */
export function isDark([red, green, blue]: readonly [number, number, number]): boolean {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5;
}
