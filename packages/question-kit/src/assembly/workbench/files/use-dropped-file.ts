import { useMemo, useRef, useState, type DragEvent } from 'react';

/** Whether what is dragged are files: their names are not told before the drop. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Props of an element onto which papers and questions can be dropped. What a field inside it takes is left to the field. */
export function useDroppedFile(onFiles: (files: readonly File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  // Each element inside is entered and left.
  const depth = useRef(0);
  return useMemo(
    () => ({
      'data-dragged-over': isDraggedOver ? '' : undefined,
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setDraggedOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) setDraggedOver(false);
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        depth.current = 0;
        setDraggedOver(false);
        const files = [...event.dataTransfer.files];
        if (event.defaultPrevented || files.length === 0) return;
        // Else the browser would leave the page for the file.
        event.preventDefault();
        onFiles(files);
      },
    }),
    [isDraggedOver, onFiles],
  );
}
