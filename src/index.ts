import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';

/**
 * The browser's entry. All of this code is in the scripts that have arrived already (`eager`); what takes a while is to
 * run it. The two large libraries and the application are run in tasks of their own, between which a slow phone paints,
 * scrolls and answers.
 */
async function startInTasks(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // One export is named, or webpack would keep all of them.
  await import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await nextTask();
  await start();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

void startInTasks();
