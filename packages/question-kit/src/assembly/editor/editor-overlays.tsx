import { useCallback } from 'react';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Draft } from '../core/question.ts';
import { insertBlock } from '../draft/blocks.ts';
import { changeSubQuestionType } from '../draft/head.ts';
import { isBetween } from '../draft/loss.ts';
import { insertInput, type NewInputItem } from '../../primitives/draft/input-actions.ts';
import { CommandMenu } from './add/command-menu.tsx';
import { offersFor, type Offer, type StimulusKind } from './add/offers.ts';
import { useAllEditorMessages } from './messages/all-messages.ts';
import { useEditorWorkspace } from './state/editor-workspace.ts';
import { type AddPlace, type FileKind } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import { UploadDialog } from '../../primitives/editor/files/upload-dialog.tsx';
import { WhyDialog } from './why/why-dialog.tsx';
import { blockPath, inputPath } from '../../primitives/draft/paths.ts';

/** What stands over the editor; one thing at a time. */
export type Overlay =
  | { show: 'menu'; place: AddPlace }
  | { show: 'why'; question: number; item: number }
  | { show: 'upload'; kind: FileKind; take: (file: FileRef) => void };

function inputOf(kind: Exclude<StimulusKind, 'text'>, file: FileRef): NewInputItem {
  return kind === 'image' ? { kind, file, alt: '' } : { kind, file };
}

/** The menu of what can be added, the explanation of an item, and the choice of a file. */
export function EditorOverlays(props: { draft: Draft; overlay: Overlay | null; onClose: () => void }) {
  const { draft, overlay, onClose } = props;
  const m = useAllEditorMessages();
  const { act, canUpload, chooseFile, draftNow, offers } = useEditorWorkspace();
  const anchor = overlay?.show === 'menu' ? overlay.place.anchor : null;

  const leaveMenu = useCallback(() => {
    onClose();
    if (anchor instanceof HTMLElement) anchor.focus();
  }, [anchor, onClose]);

  const pick = (offer: Offer, place: AddPlace) => {
    onClose();
    const now = draftNow();
    const at = place.list === offer.list ? place.at : now[offer.list].length;
    if (offer.list === 'questions') {
      const { type } = offer;
      // The first block that is more than instructions decides what the question is about: nothing is lost by it.
      const decides = type !== 'Rubric' && now.questions.every((block) => isBetween(now, block));
      const first = decides && type !== now.subQuestionType ? [changeSubQuestionType(type)] : [];
      act(batchActions('insertBlock', [...first, insertBlock(type, at)]), {
        focus: blockPath(at, 'rubric'),
        say: m.act.added(m.typeNames[type], at + 1),
      });
      return;
    }
    const { kind } = offer;
    const say = m.act.added(m.stimulus.kinds[kind], at + 1);
    if (kind === 'text') act(insertInput({ kind, html: '' }, at), { focus: inputPath(at, 'html'), say });
    else chooseFile(kind, (file) => act(insertInput(inputOf(kind, file), at), { focus: inputPath(at, 'alt'), say }));
  };

  switch (overlay?.show) {
    case 'menu':
      return (
        <CommandMenu
          anchor={anchor}
          offers={offersFor(draft, offers, canUpload, overlay.place.list)}
          onPick={(offer) => pick(offer, overlay.place)}
          onClose={leaveMenu}
        />
      );
    case 'why':
      return <WhyDialog draft={draft} question={overlay.question} item={overlay.item} onClose={onClose} />;
    case 'upload':
      return (
        <UploadDialog
          kind={overlay.kind}
          onClose={onClose}
          onDone={(file) => {
            onClose();
            overlay.take(file);
          }}
        />
      );
    case undefined:
      return null;
  }
}
