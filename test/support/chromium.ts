import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Arguments that turn off background requests, and the sandbox, which doesn't work in containers. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright keeps shared memory on the disk, which is slow, because Docker's default of 64 MB is too small. */
export const ignoredArguments = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
}

/** Font configuration for Linux: Arimo, which has Arial's widths, and Cousine for code. */
const fonts = path.join(import.meta.dirname, 'fonts.conf');

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's, the npm package @sparticuz/chromium, or the system's. The package
 * needs no download and runs the tests twice as fast as Debian's Chromium.
 */
export async function findChromium(): Promise<string> {
  process.env.FONTCONFIG_FILE = fonts;
  const found = chosenChromium() ?? (await packagedChromium()) ?? systemChromium();
  if (found === undefined) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.');
  return found;
}

/**
 * Finds a complete Chromium. The packaged one has no back/forward cache, and its Lighthouse figures aren't
 * comparable.
 */
export function findFullChromium(): string | undefined {
  return chosenChromium() ?? systemChromium();
}

function chosenChromium(): string | undefined {
  const playwrights = chromium.executablePath();
  return process.env.CHROMIUM_PATH ?? (existsSync(playwrights) ? playwrights : undefined);
}

/**
 * Unpacks the npm package's Chromium (Linux x64) on first use. It only unpacks its libraries (NSS, NSPR, expat) if it
 * detects AWS Lambda:
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
