/** A text file's content. */
declare module '*.txt' {
  const text: string;
  export default text;
}
