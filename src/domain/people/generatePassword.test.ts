import { expect, it } from 'vitest';

import { firstProblem } from '../base/validation.ts';
import { generatePassword } from './generatePassword.ts';
import { newPasswordChecks } from './password.ts';
import { passwordStrength } from './passwordStrength.ts';

it('generates passwords that pass the rules, are strong, and differ', () => {
  const passwords = Array.from({ length: 100 }, () => generatePassword());
  for (const password of passwords) {
    expect(password).toMatch(/^([a-zA-Z2-9]{5}-){3}[a-zA-Z2-9]{5}$/);
    expect(firstProblem(newPasswordChecks, password)).toBeUndefined();
    expect(passwordStrength(password)).toBe('strong');
  }
  expect(new Set(passwords).size).toBe(100);
});

it('discards bytes that would make some letters more likely', () => {
  const rounds = [new Uint8Array(20).fill(255), new Uint8Array(20).fill(1)];
  expect(generatePassword(() => rounds.shift() ?? new Uint8Array())).toBe(
    'bbbbb-bbbbb-bbbbb-bbbbb',
  );
});
