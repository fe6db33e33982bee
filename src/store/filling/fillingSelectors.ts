import type { FillingRoot } from './fillingSlice';

/** Whether the visitor has said what is to become of the products that a first visit finds. */
export const selectIsFillingAnswered = (state: FillingRoot) => state.filling.isAnswered;
