import { useEffect, useEffectEvent, useState } from 'react';
import { isolated } from '../../domain/isolated';

interface FileDrop {
  readonly onFile: (file: File) => void;
  /** Called with a message for the visitor if what was dropped isn't one file. */
  readonly onRefused: (message: string) => void;
}

/**
 * Takes a file that is dropped anywhere on the page, where the browser would open it in place of the page. Drops without
 * files, such as words, are left to the fields. Returns true while a file is dragged over the page.
 */
export function useFileDrop({ onFile, onRefused }: FileDrop): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(({ items, files }: DataTransfer) => {
    const [file] = files;
    if (files.length > 1) onRefused('Only one file can be opened at a time. Drop a single file.');
    else if (items[0]?.webkitGetAsEntry()?.isDirectory)
      onRefused(`“${isolated(file?.name ?? '')}” is a folder. Open it, and drop a file from it.`);
    else if (file) onFile(file);
  });
  useEffect(() => {
    // Browsers also offer a picture of the page as a file.
    let isFromPage = false;
    const onDragStart = () => {
      isFromPage = true;
    };
    const onDragEnd = () => {
      isFromPage = false;
    };
    const onDragOver = (event: DragEvent) => {
      if (isFromPage || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (isFromPage || event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    document.addEventListener('dragstart', onDragStart);
    document.addEventListener('dragend', onDragEnd);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragstart', onDragStart);
      document.removeEventListener('dragend', onDragEnd);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}
