/** Runs in a thread of its own: rendering a page takes longer than other requests should wait. */
import { setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import type { EndpointName } from '@haat/contracts';
import { workerData } from 'piscina';
import { type CompressedBody, compressBody } from '../cache/compressed-body.ts';
import { createPageCall, type PageData, type ReadPageData } from './page-call.ts';
import type { PageRenderer, RenderOptions } from './page-renderer.ts';

/** What a thread renders with. */
export interface RenderSetting {
  /** The URL of the module that renders. */
  entry: string;
  /** The built files to which pages refer. */
  manifest: unknown;
}

/** A page to render, and where its data is asked for. */
export interface RenderTask extends RenderOptions {
  data: MessagePort;
}

/** A page, ready to be cached. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | CompressedBody;
}

/** What a page asks for; the answer has the same number. */
export interface DataQuestion {
  number: number;
  name: EndpointName;
  input: unknown;
}

/** The answer to a question. */
export interface DataAnswer {
  number: number;
  data: PageData;
}

/** Below everything else that the processor has to do: orders and cached pages go first. */
const niceness = 5;
// Elsewhere this is the priority of the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { entry, manifest } = workerData as RenderSetting;
const renderer = (await import(entry)) as PageRenderer;

/** Renders one page. */
export async function renderPage({ data, ...page }: RenderTask): Promise<RenderedPage> {
  const call = createPageCall(askOver(data));
  const { status, headers, html } = await renderer.render({ ...page, call, assets: { manifest } });
  return { status, headers, body: compressBody(html) };
}

function askOver(port: MessagePort): ReadPageData {
  const waiting = new Map<number, (data: PageData) => void>();
  port.on('message', ({ number, data }: DataAnswer) => {
    waiting.get(number)?.(data);
    waiting.delete(number);
  });
  let asked = 0;
  return (name, input) =>
    new Promise((resolve) => {
      const question: DataQuestion = { number: (asked += 1), name, input };
      waiting.set(question.number, resolve);
      port.postMessage(question);
    });
}
