import { Problem } from '../../../platform/http/problem.ts';

/** A file that cannot be read as a list of products; the message, in both languages, says what to do. */
export function fileProblem(message: string, messageBn: string): Problem {
  return new Problem('FILE_INVALID', message, { errors: [{ path: 'file', message }], data: { message_bn: messageBn } });
}
