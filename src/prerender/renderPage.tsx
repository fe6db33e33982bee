import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { routeObjects } from '../app/router';
import { makeStore } from '../store/store';

/** A page as HTML: what belongs into the head, and what into the root. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** React puts the document's metadata ahead of the markup when it renders to a string without a document. */
const METADATA = /^(?:<title>.*?<\/title>|<meta [^>]*\/>|<link [^>]*\/>)/s;

/** Renders a path as the browser will at first: with a fresh store, before saved state is read. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routeObjects);
  const context = await handler.query(new Request(new URL(path, SITE_URL)));
  if (context instanceof Response)
    throw new Error(`${path} answered with ${context.status}, not with a page.`);
  const errors = Object.values(context.errors ?? {});
  if (errors.length > 0) throw new Error(`${path} failed to load.`, { cause: errors[0] });
  const store = makeStore();
  const html = renderToString(
    <App store={store}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  let head = '';
  let body = html;
  for (let match = METADATA.exec(body); match; match = METADATA.exec(body)) {
    head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body };
}
