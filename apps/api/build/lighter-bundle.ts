import { Buffer } from 'node:buffer';
import type { Plugin } from 'vite';

/** What Prisma's runtime reads for each node of its parameter graph: an object with field numbers as keys. */
const edgesOfNode = /(\w+)=\{\}(;for\(let (?:(?!=\{\};for)(?!push).)*?push\(\{edges:\1\}\))/g;
/** An object whose numeric properties V8 stores as a dictionary: a non-enumerable one rules out an array. */
const sparse = 'Object.defineProperty({},0,{configurable:true,writable:true,enumerable:false,value:undefined})';
const wasmFile = 'query-compiler.wasm';
const wasmInBase64 = /^const wasm = "(?<base64>[\w+/=]+)";\s*export \{ wasm \}/;

/**
 * Removes code from the bundle that costs memory as long as the server runs; docs/decisions/0067-a-lighter-server.md
 * has the figures. Fails the build if Prisma's runtime no longer looks as expected.
 */
export function lighterBundle(): Plugin[] {
  return [
    {
      name: 'sparse-edges',
      transform: {
        filter: { id: /@prisma\/client\/runtime\/client\.m?js/ },
        handler(code) {
          const found = code.match(edgesOfNode)?.length ?? 0;
          if (found !== 2) this.error(`Prisma's graph of parameters has ${found} lists of edges instead of 2.`);
          return { code: code.replaceAll(edgesOfNode, `$1=${sparse}$2`), map: null };
        },
      },
    },
    {
      name: 'wasm-in-a-file',
      transform: {
        filter: { id: /query_compiler_\w+\.postgresql\.wasm-base64\.m?js/ },
        handler(code) {
          const base64 = wasmInBase64.exec(code)?.groups?.['base64'];
          if (!base64) this.error("Prisma's compiler of queries is not in base64.");
          this.emitFile({ type: 'asset', fileName: wasmFile, source: Buffer.from(base64, 'base64') });
          const path = `import.meta.dirname + '/${wasmFile}'`;
          return {
            code: `import { readFileSync } from 'node:fs';\nexport const wasm = readFileSync(${path});`,
            map: null,
          };
        },
      },
    },
    {
      name: 'one-byte-characters',
      // After everything else: any step that prints code again would unescape it.
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
        },
      },
    },
  ];
}

/** Node and V8 store a file's whole text in two bytes per character as soon as one of them is not ASCII. */
function escaped(character: string): string {
  return String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
