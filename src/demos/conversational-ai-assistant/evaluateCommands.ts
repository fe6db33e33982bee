import { productOf } from '../../content/products/catalogue';
import { readMessage, spokenOfIn } from './grammar';
import type { LabelledCommand } from './labelledCommands';
import type { Command, Item, Message } from './message';

/** What became of a labelled message: done or left as it was meant; asked or left where a deed was meant; a wrong deed. */
type CommandVerdict = 'as meant' | 'not done' | 'wrong deed';

/** Reads a labelled message, after the one before it if it refers to that. */
function readLabelled({ before, said }: LabelledCommand): Message {
  const first = before === undefined ? null : readMessage(before);
  const spoken = first && before !== undefined ? spokenOfIn(before, first) : [];
  return readMessage(said, { spoken, offered: null });
}

/** Whether a message is read as its label says. Asking back changes nothing, so it is `not done` and no `wrong deed`. */
export function verdictOnCommand(labelled: LabelledCommand): CommandVerdict {
  const message = readLabelled(labelled);
  const read = shortOf(message);
  if (
    read === labelled.meant ||
    (labelled.meant === 'nothing' && message.kind !== 'command' && message.kind !== 'offer')
  )
    return 'as meant';
  return message.kind === 'command' ? 'wrong deed' : 'not done';
}

/** A reading in the words of the labels. */
function shortOf(message: Message): string {
  switch (message.kind) {
    case 'command':
      return shortOfCommand(message.command);
    case 'offer':
    case 'unread':
      return 'ask';
    case 'cart':
    case 'prices':
    case 'compare':
    case 'help':
    case 'question':
      return 'nothing';
  }
}

function shortOfCommand(command: Command): string {
  switch (command.kind) {
    case 'add':
      return command.items
        .map((item) => `add ${item.quantity ?? 1} ${shortName(item)} ${item.billing ?? 'monthly'}`)
        .join(', ');
    case 'remove':
      return command.items.map((item) => `remove ${shortItem(item)}`).join(', ');
    case 'swap':
      return `swap ${command.removed.map(shortItem).join(' and ')} for ${command.added.map(shortItem).join(' and ')}`;
    case 'resize':
      return command.items.map((item) => `quantity ${item.quantity} ${shortName(item)}`).join(', ');
    case 'rebill':
      return command.productIds.length === 0
        ? `rebill all ${command.billing}`
        : command.productIds
            .map((productId) => `rebill ${shortName({ productId })} ${command.billing}`)
            .join(', ');
    case 'empty':
    case 'undo':
      return command.kind;
  }
}

function shortItem(item: Item): string {
  return [item.quantity, shortName(item), item.billing].filter((part) => part !== null).join(' ');
}

/** The word of a product's name by which the labels call it. */
function shortName({ productId }: Pick<Item, 'productId'>): string {
  const labels = ['shield', 'monitor', 'pricing', 'insight', 'assistant', 'personalization'];
  const { name } = productOf(productId);
  return labels.find((label) => name.toLowerCase().includes(label)) ?? name;
}
