import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { cartPage } from '../../../content/shop/cartPage';

interface SharedCartRefusedProps {
  readonly buttonId: string;
  readonly onShow: () => void;
}

/** Says that the visitor's own cart was kept, and offers to show the shared one again. */
export function SharedCartRefused({ buttonId, onShow }: SharedCartRefusedProps) {
  return (
    <div role="status">
      <NoticeBar
        actions={
          <Button id={buttonId} variant="outline" onClick={onShow}>
            <Undo2 aria-hidden="true" /> Show it again
          </Button>
        }
      >
        {cartPage.sharedDone.keep}
      </NoticeBar>
    </div>
  );
}
