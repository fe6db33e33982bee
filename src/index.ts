import './styles/tokens.css';
import './styles/reset.css';
import './styles/fonts.css';
import './styles/base.css';
import { nextTask } from './components/loading/tasks';

/**
 * The browser's entry. `eager` means that the code is already in the loaded scripts, but running it takes time.
 * React DOM, the router, the store and the application each run in their own task.
 */
async function startInTasks(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // Names one export, or webpack would keep them all.
  await import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './store/store');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await nextTask();
  await start();
}

void startInTasks();
