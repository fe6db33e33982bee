import { conversationsIn } from './conversation';
import seen from './seenConversations.txt';
import unseen from './unseenConversations.txt';

/** Conversations used during development. */
export const seenConversations = conversationsIn(seen);

/** Conversations by two writers who saw neither the assistant nor its phrases. */
export const unseenConversations = conversationsIn(unseen);
