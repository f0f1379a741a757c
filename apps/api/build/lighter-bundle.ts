import { Buffer } from 'node:buffer';
import type { Plugin } from 'vite';

/** What Prisma's runtime reads for each node of its graph of parameters: an object with the numbers of fields as keys. */
const edgesOfNode = /(\w+)=\{\}(;for\(let (?:(?!=\{\};for)(?!push).)*?push\(\{edges:\1\}\))/g;
/** An object whose numbered properties V8 stores by key: one that is not enumerable rules an array out. */
const sparse = 'Object.defineProperty({},0,{configurable:true,writable:true,enumerable:false,value:undefined})';
const wasmFile = 'query-compiler.wasm';
const wasmInBase64 = /^const wasm = "(?<base64>[\w+/=]+)";\s*export \{ wasm \}/;

/**
 * Takes from the bundle what costs memory as long as the server runs; docs/decisions/0067-a-lighter-bundle.md has the figures. Fails the
 * build when Prisma's runtime no longer looks as expected.
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
      // After everything else: whatever prints code again unescapes it.
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

/** Node and V8 keep the whole text of a file in two bytes a character as soon as one of them is not ASCII. */
function escaped(character: string): string {
  return String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
