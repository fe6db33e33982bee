/** Keys files by slug: the name of the file, or of its folder if the file is called `index`. */
export function bySlug<File>(files: Readonly<Record<string, File>>): ReadonlyMap<string, File> {
  return new Map(
    Object.entries(files).map(([path, file]) => [
      path.replace(/(\/index)?\.\w+$/, '').replace(/^.*\//, ''),
      file,
    ]),
  );
}
