import { QuietButton, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { mainViews } from '../main-views/main-views.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { useWorkbench } from '../workbench-context.ts';

const Group = styled.div`
  display: flex;
  flex: none;
`;

/** Chooses what fills the workbench, where there is more than one view. */
export function MainViewSwitch() {
  const { bar: messages } = useWorkbenchMessages();
  const { language } = useUi();
  const { mainView, showMainView } = useWorkbench();
  if (mainViews.length < 2) return null;
  return (
    <Group role="group" aria-label={messages.mainViews}>
      {mainViews.map(({ name, label }) => (
        <QuietButton key={name} pressed={name === mainView} onClick={() => showMainView(name)}>
          {label[isArabic(language) ? 'ar' : 'en']}
        </QuietButton>
      ))}
    </Group>
  );
}
