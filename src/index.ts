import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import { nextTask } from './components/loading/tasks';

/**
 * The browser's entry. All of this code is in the scripts that have arrived already (`eager`); what takes a while is to
 * run it. The two large libraries, the store and the application are run in tasks of their own.
 */
async function startInTasks(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // One export is named, or webpack would keep all of them.
  await import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './store/store');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await nextTask();
  await start();
}

void startInTasks();
