import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsFolder, builtFile } from './builtSite';
import type { Host } from './host';
import { hostOf } from './host';

interface ReleasingHost extends Host {
  /** Replaces the current release. Its scripts have different names, and the old ones are gone. */
  readonly release: (name?: ReleaseName) => void;
  /** Releases once a path has been served, and keeps serving the old scripts, as a build over another one does. */
  readonly releaseAfter: (pathname: string) => void;
  /** Removes the service worker, as `SERVICE_WORKER=withdrawn npm run build` does. */
  readonly withdraw: () => void;
  /** Serves a release's pages without its scripts, or with them again. */
  readonly deployHalf: (isHalf?: boolean) => void;
  /** Answers every request with a login page, as a network without access does, or with its own files again. */
  readonly answerAsLogin: (isLogin?: boolean) => void;
  /** Stops answering requests, or starts again. */
  readonly unplug: (isUnplugged?: boolean) => void;
}

const site = fileURLToPath(new URL('..', assetsFolder));

/** Hashes in the names of the build's scripts. */
const hashes = new Set(
  readdirSync(assetsFolder).flatMap((file) => /([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []),
);

/** Renames scripts for each later release. */
const renamed = {
  next: (hash: string) => Array.from(hash).toReversed().join(''),
  third: (hash: string) => hash.slice(4) + hash.slice(0, 4),
};

type LaterRelease = keyof typeof renamed;
type ReleaseName = 'first' | LaterRelease;

/** Returns a file's text in another release. Only script names and a mark on the page differ. */
function ofRelease(name: LaterRelease, text: string): string {
  return text
    .replace(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? renamed[name](word) : word))
    .replace('<html ', `<html data-release="${name}" `)
    .replace(/^self\.release=\{"name":"/, `$&${name}`);
}

/** Returns the build's name for a file of another release; renaming twice restores the name. */
function builtName(name: LaterRelease, pathname: string): string {
  return pathname.replace(/[0-9a-f]{8}(?=\.js$)/, (hash) =>
    hashes.has(renamed[name](hash)) ? renamed[name](hash) : `gone-${hash}`,
  );
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function fileOf(pathname: string): string | undefined {
  return [pathname, `${pathname}/index.html`]
    .map((candidate) => path.join(site, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(builtFile('/_headers').toString()) ?? [];

/** Serves the built site, then later releases. Playwright's own server has only one. */
export async function releasingHost(): Promise<ReleasingHost> {
  let release: ReleaseName = 'first';
  let releaseAfter: string | null = null;
  let isWithdrawn = false;
  let isUnplugged = false;
  let isHalfDeployed = false;
  let isLogin = false;
  const host = await hostOf((request, response) => {
    if (isUnplugged) {
      request.socket.destroy();
      return;
    }
    if (isLogin) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Log in</title><h1>Log in to this network</h1>');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAsset = pathname.startsWith('/assets/');
    response.setHeader('Content-Security-Policy', policy);
    if (isWithdrawn && pathname === '/service-worker.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync('src/serviceWorker/withdrawn.js'));
      return;
    }
    const renaming = release === 'first' ? null : release;
    const isMissing = isHalfDeployed && isAsset && pathname.endsWith('.js');
    const isOld = releaseAfter !== null && isAsset && fileOf(pathname) !== undefined;
    const file = isMissing
      ? undefined
      : fileOf(renaming === null || isOld ? pathname : builtName(renaming, pathname));
    const isLasting = isAsset && file !== undefined;
    response.setHeader('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    const extension = path.extname(file ?? '.html');
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': types[extension] ?? '' });
    const content = file === undefined ? builtFile('/404.html') : readFileSync(file);
    const isText = ['.html', '.js'].includes(extension);
    response.end(renaming !== null && isText && !isOld ? ofRelease(renaming, content.toString()) : content);
    if (pathname === releaseAfter) release = 'next';
  });
  return {
    ...host,
    release: (name = 'next') => {
      release = name;
    },
    releaseAfter: (pathname) => {
      releaseAfter = pathname;
    },
    withdraw: () => {
      isWithdrawn = true;
    },
    deployHalf: (isHalf = true) => {
      isHalfDeployed = isHalf;
    },
    answerAsLogin: (isNow = true) => {
      isLogin = isNow;
    },
    unplug: (isGone = true) => {
      isUnplugged = isGone;
      host.closeConnections();
    },
  };
}
