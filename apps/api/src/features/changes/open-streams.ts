/** How many unread events a stream may hold; each is at most some hundred bytes. */
const maxUnread = 64;
const encoder = new TextEncoder();

/** A stream of events that a browser reads. */
export interface OpenStream {
  sessionId: string;
  /** The cookie with which its session is checked again. */
  cookie: string | undefined;
}

/** The streams open in this process. */
export class OpenStreams {
  readonly #open = new Map<OpenStream, ReadableStreamDefaultController<Uint8Array>>();
  readonly #onEmpty: () => void;

  /** `onEmpty` is called when the last stream has closed. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  /** Opens a stream that begins with this text. */
  open(stream: OpenStream, text: string): ReadableStream {
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#open.set(stream, controller);
        controller.enqueue(encoder.encode(text));
      },
      cancel: () => this.#forget(stream),
    });
  }

  get all(): OpenStream[] {
    return [...this.#open.keys()];
  }

  /** Sends a text to all streams; those that are not being read are closed. */
  sendAll(text: string): void {
    const bytes = encoder.encode(text);
    for (const [stream, controller] of this.#open) {
      if ((controller.desiredSize ?? 0) > -maxUnread) controller.enqueue(bytes);
      else this.end(stream);
    }
  }

  /** Closes a stream, after a last text. */
  end(stream: OpenStream, lastText?: string): void {
    const controller = this.#open.get(stream);
    if (!controller) return;
    if (lastText !== undefined) controller.enqueue(encoder.encode(lastText));
    controller.close();
    this.#forget(stream);
  }

  #forget(stream: OpenStream): void {
    if (this.#open.delete(stream) && this.#open.size === 0) this.#onEmpty();
  }
}
