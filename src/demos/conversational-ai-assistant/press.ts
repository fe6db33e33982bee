import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pickLine } from '../../domain/cart';
import { commandFollowed } from '../../store/cart/cartSlice';
import { changeUndone } from '../../store/undo/undoSlice';
import type { Proposal, Row } from './proposal';
import { changed, rowsBetween, rowsNow, sameLine, selectLines } from './proposal';
import type { ReplyRoot } from './reply';

/**
 * Carries out a proposal whose button was pressed, as far as the present cart allows, and returns what changed. Nothing
 * else in this demo dispatches.
 */
export const carriedOut =
  (proposal: Proposal): ThunkAction<readonly Row[], ReplyRoot, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const before = selectLines(getState());
    if (proposal.kind === 'undo') dispatch(changeUndone({ id: proposal.id }));
    else {
      const after = changed(before, rowsNow(proposal.rows, before));
      const gone = before.filter((line) => !sameLine(after, line)).map((line) => ({ ...line, quantity: 0 }));
      const lines = [...gone, ...after.filter((line) => sameLine(before, line)?.quantity !== line.quantity)];
      if (lines.length > 0) dispatch(commandFollowed({ lines: lines.map(pickLine) }));
    }
    return rowsBetween(before, selectLines(getState()));
  };
