/** Runs in its own thread: rendering a page takes longer than other requests should wait. */
import { setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import type { EndpointName } from '@haat/contracts';
import { workerData } from 'piscina';
import { type CompressedBody, compressBody, gzipOf } from '../cache/compressed-body.ts';
import { createPageCall, type PageData, type ReadPageData } from './page-call.ts';
import type { PageRenderer, RenderOptions } from './page-renderer.ts';

/** The setup of a rendering thread. */
export interface RenderSetting {
  /** The URL of the rendering module. */
  entry: string;
  /** The manifest of the built files that pages refer to. */
  manifest: unknown;
}

/** A page to render, and the port for its data requests. */
export interface RenderTask extends RenderOptions {
  data: MessagePort;
}

/** A rendered page, ready to be cached. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | CompressedBody;
}

/** The data that a page requests at once; the answer has the same number. */
export interface DataQuestion {
  number: number;
  reads: { name: EndpointName; input: unknown }[];
}

/** The answers, in the order of the requests. */
export interface DataAnswer {
  number: number;
  data: PageData[];
}

/** Lower priority than everything else on the machine: orders and cached pages go first. */
const niceness = 5;
// On other systems this would set the priority of the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { entry, manifest } = workerData as RenderSetting;
const renderer = (await import(entry)) as PageRenderer;

/** Renders one page. */
export async function renderPage({ data, ...page }: RenderTask): Promise<RenderedPage> {
  const call = createPageCall(askOver(data));
  const { status, headers, parts } = await renderer.render({ ...page, call, assets: { manifest } });
  return { status, headers, body: compressBody(joined(parts)) };
}

let workspace = Buffer.alloc(0);

/** The parts of a page as one; overwritten by the next page, because new memory costs more than the copy. */
function joined(parts: Uint8Array[]): Buffer {
  const length = parts.reduce((total, part) => total + part.length, 0);
  if (workspace.length < length) workspace = Buffer.allocUnsafeSlow(length * 2);
  let end = 0;
  for (const part of parts) {
    workspace.set(part, end);
    end += part.length;
  }
  return workspace.subarray(0, end);
}

/** Converts a brotli page to gzip. */
export function gzipPage(brotli: Uint8Array): Uint8Array {
  return gzipOf(brotli);
}

/** A message costs more than reading its data, so everything a page requests at once goes into one message. */
function askOver(port: MessagePort): ReadPageData {
  type Asked = DataQuestion['reads'][number] & { resolve: (data: PageData) => void };
  const waiting = new Map<number, Asked[]>();
  let gathered: Asked[] = [];
  let number = 0;

  function ask(): void {
    number += 1;
    waiting.set(number, gathered);
    const question: DataQuestion = { number, reads: gathered.map(({ name, input }) => ({ name, input })) };
    gathered = [];
    port.postMessage(question);
  }

  port.on('message', (answer: DataAnswer) => {
    for (const [index, { resolve }] of (waiting.get(answer.number) ?? []).entries())
      resolve(answer.data[index] as PageData);
    waiting.delete(answer.number);
  });
  return (name, input) =>
    new Promise((resolve) => {
      if (gathered.length === 0) setImmediate(ask);
      gathered.push({ name, input, resolve });
    });
}
