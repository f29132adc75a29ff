import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { chromium } from 'playwright';

import { run } from './run.ts';

/** The headless shell comes first: the same engine, and a third less time for every test. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const base = process.env[name];
    if (!base) return [];
    return [
      join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ];
  }),
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
};

export interface FoundBrowser {
  path: string;
  /** Where it came from, as one line for the terminal. */
  how: string;
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const onPath = (): string | undefined => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(
    isProgram,
  );
};

const fromEnvironment = (): string | undefined => {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (path && !isProgram(path)) throw new Error(`${name} is "${path}", which is no program.`);
    if (path) return path;
  }
  return undefined;
};

const existing = (): FoundBrowser | undefined => {
  const named = fromEnvironment();
  if (named) return { path: named, how: `Browser: ${named}, named by the environment.` };
  const installed = onPath() ?? PLACES[process.platform]?.find(isProgram);
  if (installed)
    return { path: installed, how: `Browser: ${installed}, installed on this system.` };
  const downloaded = chromium.executablePath();
  return isProgram(downloaded)
    ? { path: downloaded, how: `Browser: ${downloaded}, downloaded by Playwright before.` }
    : undefined;
};

const canUseApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!existsSync('/etc/debian_version')) return false;
  try {
    // Ubuntu's package only points to a snap, which needs a running snapd.
    return !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

const installWithApt = async (): Promise<FoundBrowser | undefined> => {
  console.log('Browser: none found; installing Chromium with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  if ((await install('chromium-headless-shell')) !== 0 && (await install('chromium')) !== 0) {
    return undefined;
  }
  const path = onPath();
  return path ? { path, how: `Browser: ${path}, installed just now with apt-get.` } : undefined;
};

const installWithPlaywright = async (): Promise<FoundBrowser> => {
  console.log("Browser: none found; downloading Chromium with Playwright's own installer.");
  const deps = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const code = await run('npx', ['playwright', 'install', ...deps, 'chromium']);
  const path = chromium.executablePath();
  if (code !== 0 || !isProgram(path)) {
    throw new Error(
      'No Chromium could be found or installed. Install Chrome or Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  const hint = deps.length > 0 ? '' : ' Should it not start: npx playwright install-deps chromium.';
  return { path, how: `Browser: ${path}, downloaded just now by Playwright.${hint}` };
};

/** A Chromium or Chrome on this machine; installs one if there is none. */
export const findBrowser = async (): Promise<FoundBrowser> =>
  existing() ?? (canUseApt() ? await installWithApt() : undefined) ?? installWithPlaywright();
