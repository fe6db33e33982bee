interface CodeTextProps {
  readonly children: string;
}

/** Text in which names of code are between backticks, as in Markdown. */
export function CodeText({ children }: CodeTextProps) {
  return children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
