import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** How Chromium is started in tests: without a sandbox (containers have none) and without calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Says on Linux which fonts there are, whatever the machine has: Arimo, which has the widths of Arial, and Cousine for
 * code. Other systems have fonts of their own, Arial among them.
 */
const fonts = path.join(import.meta.dirname, 'fonts.conf');

/**
 * Finds a Chromium, in this order: `CHROMIUM_PATH`, Playwright's own, the headless one that comes inside the npm
 * package @sparticuz/chromium, and one of the system. So the tests run on a machine that has no browser and can't
 * download one, and in the same release everywhere; they take half as long in it as in Debian's Chromium.
 */
export async function findChromium(): Promise<string> {
  process.env.FONTCONFIG_FILE = fonts;
  const found = chosenChromium() ?? (await packagedChromium()) ?? systemChromium();
  if (found === undefined)
    throw new Error('There is no Chromium: install one, or say where it is by CHROMIUM_PATH.');
  return found;
}

/**
 * Finds a Chromium as visitors have it, if there is one: the packaged one has no back/forward cache, and is built
 * otherwise than what Lighthouse's figures are compared with.
 */
export function findFullChromium(): string | undefined {
  return chosenChromium() ?? systemChromium();
}

function chosenChromium(): string | undefined {
  const playwrights = chromium.executablePath();
  return process.env.CHROMIUM_PATH ?? (existsSync(playwrights) ? playwrights : undefined);
}

/**
 * The one of the npm package, which is for Linux on x64, unpacked on first use. It brings the libraries along that a
 * bare machine lacks (NSS, NSPR, expat), but unpacks them only where it takes the machine for AWS Lambda:
 * https://github.com/Sparticuz/chromium/blob/master/source/helper.ts
 */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
