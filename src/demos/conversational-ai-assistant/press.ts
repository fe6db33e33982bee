import { pickLine } from '../../domain/cart';
import { commandFollowed } from '../../store/cart/cartSlice';
import type { AppThunk } from '../../store/slices';
import { changeUndone } from '../../store/crossSliceActions';
import type { Proposal, Row } from './proposal';
import { changed, rowsBetween, rowsNow, sameLine, selectLines } from './proposal';

type Press = AppThunk<readonly Row[]>;

/**
 * Carries out a proposal whose button was pressed, as far as the present cart allows, and returns what changed. Nothing
 * else in this demo dispatches but `undone`.
 */
export const carriedOut =
  (proposal: Proposal): Press =>
  (dispatch, getState) => {
    const before = selectLines(getState());
    const after = changed(before, rowsNow(proposal, before));
    const gone = before.filter((line) => !sameLine(after, line)).map((line) => ({ ...line, quantity: 0 }));
    const lines = [...gone, ...after.filter((line) => sameLine(before, line)?.quantity !== line.quantity)];
    if (lines.length > 0) dispatch(commandFollowed({ lines: lines.map(pickLine) }));
    return rowsBetween(before, selectLines(getState()));
  };

/** Undoes the assistant's change with this id, and returns what changed. */
export const undone =
  (id: number): Press =>
  (dispatch, getState) => {
    const before = selectLines(getState());
    dispatch(changeUndone({ id }));
    return rowsBetween(before, selectLines(getState()));
  };
