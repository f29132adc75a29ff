import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A type as react-docgen reads it. */
interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly DocgenType[];
}

interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: DocgenType }>> };
}

const nameOf = ({ name, raw, value, elements }: DocgenType): string =>
  name === 'union' && elements ? elements.map(nameOf).join(' | ') : (raw ?? value ?? name);

/** Names the types of props in full: Storybook's own tables say only 'union' or 'literal'. */
export const withTypeNames: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const table = { ...argType.table, type: { summary: type && nameOf(type) } };
      return [name, type ? { ...argType, table } : argType];
    }),
  );
};
