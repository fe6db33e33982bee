import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findFullChromium } from '../support/chromium';

const PORT = Number(process.env.TEST_PORT ?? 4273);

/** `npm run perf`: the production build with its headers, compressed, in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findFullChromium() ?? (await findChromium()), args: chromiumArguments },
  },
  webServer: {
    command: `node build/dist/preview.cjs dist ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
