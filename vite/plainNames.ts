import type { Plugin } from 'vite';

const INFLECTION = /[\\/]inflection[\\/]lib[\\/]inflection\.js$/;

const PLAIN = `
export const capitalize = (name) => name.replace(/^./, (letter) => letter.toUpperCase());
export const humanize = (name) => capitalize(name.replace(/[_-]+/g, ' '));
export const pluralize = (name) => name.replace(/s?$/, 's');
export const singularize = (name) => name.replace(/s$/, '');
export const inflect = (name, count) => (count === 1 ? singularize(name) : pluralize(name));
export const transform = (name) =>
  humanize(name.replace(/([a-z\\d])([A-Z])/g, '$1_$2').toLowerCase());
`;

/**
 * react-admin names a record type or field without a text by the rules of English grammar, which would come
 * with the first view. All of ours have texts, so plain rules do.
 */
export const plainNames = (): Plugin => ({
  name: 'qafila-plain-names',
  apply: 'build',
  load: { filter: { id: INFLECTION }, handler: () => PLAIN },
});
