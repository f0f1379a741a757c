import { minifySync, type Plugin } from 'vite';

/** The only template of a file that exports an inline script. */
const script = /`([^`$\\]+)`/;

/**
 * Minifies the documents' inline scripts, which are texts in files named `*-script.ts`, in a build. The content
 * security policy takes their hashes from the same texts.
 */
export function shortInlineScripts(): Plugin {
  return {
    name: 'short-inline-scripts',
    apply: 'build',
    // Before TypeScript rewrites the texts.
    enforce: 'pre',
    transform: {
      filter: { id: /-script\.ts$/ },
      handler: (code, id) => ({ code: withShortScript(code, id), map: null }),
    },
  };
}

/** The source of such a file with its script minified. Throws unless it holds one template, with nothing inserted. */
export function withShortScript(code: string, id: string): string {
  const declared = code.indexOf('export const');
  const [whole, text] = script.exec(code.slice(declared)) ?? [];
  if (whole === undefined || text === undefined)
    throw new Error(`${id} must export its script as one template without \${…}.`);
  const { code: short, errors } = minifySync(id.replace(/ts$/, 'js'), text, { module: false });
  if (errors.length > 0) throw new Error(`The inline script of ${id} cannot be minified: ${errors[0]?.message}`);
  return code.slice(0, declared) + code.slice(declared).replace(whole, () => JSON.stringify(short.trim()));
}
