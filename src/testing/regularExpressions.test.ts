import { readdirSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const LENGTH = 100_000;

interface Expression {
  source: string;
  flags: string;
}

const isExpression = (value: object): value is { regex: { pattern: string; flags: string } } =>
  'regex' in value && typeof value.regex === 'object';

const expressionsIn = (node: unknown): Expression[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (isExpression(node)) return [{ source: node.regex.pattern, flags: node.regex.flags }];
  return Object.values(node).flatMap(expressionsIn);
};

const files = ['src', 'api', 'mock-api/core', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|testing)\.|testing\//.test(file))
    .map((file) => `${folder}/${file}`),
);
const found = files.flatMap((file) =>
  expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program),
);
const expressions = [
  ...new Map(found.map((one) => [`/${one.source}/${one.flags}`, one] as const)).entries(),
];

/** A character of each kind that the expression names, and some of others. */
const alphabetOf = (source: string): string[] => {
  const named = source
    .replaceAll(/\\[pP]\{[^}]*\}|\(\?<\w+>|\(\?[:=!]|\\./g, ' ')
    .match(/[^\s()[\]{}|^$*+?]/gu);
  return [...new Set([...(named ?? []), 'a', '1', ' ', '.', '-', '"', '<', ',', '\\', 'é'])];
};

/** Long runs of one or two characters, and an end that fits nothing. */
const attacks = (source: string): string[] => {
  const alphabet = alphabetOf(source);
  const units = alphabet.flatMap((char, index) => [char, `${char}${alphabet[index + 1] ?? ' '}`]);
  return units.map((unit) => `${unit.repeat(LENGTH / unit.length)}\u0000`);
};

it('are found', () => {
  expect(expressions.length).toBeGreaterThan(100);
});

/** A linear one takes milliseconds, a quadratic one many seconds. */
const TIMEOUT_MS = 5000;

it.each(expressions)('%s is linear', (_text, { source, flags }) => {
  const expression = new RegExp(source, flags);
  const find = new Script('attack.search(expression)');
  const values = { attack: '', expression };
  const context = createContext(values);
  for (const attack of attacks(source)) {
    values.attack = attack;
    expect(() => void find.runInContext(context, { timeout: TIMEOUT_MS })).not.toThrow();
  }
});
