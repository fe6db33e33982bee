import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

/** `useDispatch` that knows thunks. Lint keeps the untyped one out of the rest of the code. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the state. */
export const useAppSelector = useSelector.withTypes<RootState>();
