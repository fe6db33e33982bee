import { pickLine } from '../../domain/cart';
import { commandFollowed } from '../../store/cart/cartSlice';
import { changeUndone } from '../../store/undo/undoSlice';
import type { AppThunk } from '../../store/slices';
import type { Proposal } from './proposal';
import { changed, rowsNow, sameLine, selectLines } from './proposal';

/**
 * Carries out a proposal whose button was pressed, as far as the present cart allows. Nothing else in this demo
 * dispatches but `undone`.
 */
export const carriedOut =
  (proposal: Proposal): AppThunk<void> =>
  (dispatch, getState) => {
    const before = selectLines(getState());
    const after = changed(before, rowsNow(proposal, before));
    const gone = before.filter((line) => !sameLine(after, line)).map((line) => ({ ...line, quantity: 0 }));
    const lines = [...gone, ...after.filter((line) => sameLine(before, line)?.quantity !== line.quantity)];
    if (lines.length > 0) dispatch(commandFollowed({ lines: lines.map(pickLine) }));
  };

/** Undoes the assistant's change with this id. */
export const undone =
  (id: number): AppThunk<void> =>
  (dispatch) => {
    dispatch(changeUndone({ id }));
  };
