/** What the application tells the boot script, as events of the document: the two are separate scripts. */
type Signal =
  /** React hears the page's events from now on. */
  | 'taken-over'
  /** Every button of the page does what it promises. */
  | 'answering'
  /** Code that the page needs has failed to arrive twice, and is asked for again from time to time. */
  | 'missing';

export function signal(name: Signal): void {
  document.dispatchEvent(new Event(`tangelo:${name}`));
}

export function onSignal(name: Signal, heard: () => void): void {
  document.addEventListener(`tangelo:${name}`, heard);
}
