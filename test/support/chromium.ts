import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import packaged from '@sparticuz/chromium';
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
 * Finds a Chromium, in this order: `CHROMIUM_PATH`, Playwright's own, one of the system, and the one that comes
 * inside the npm package @sparticuz/chromium, which is unpacked on first use. So the tests run on a machine that
 * has no browser and can't download one.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = systemNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
  return system ?? packaged.executablePath();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
