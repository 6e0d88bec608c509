import avif from '../../src/assets/art/slide-lamps-800.avif';
import webp from '../../src/assets/art/slide-lamps-800.webp';
import { FileField } from '../../src/components/ui/file-field.js';
import { FileLink } from '../../src/components/ui/file-link.js';
import { FilePreview } from '../../src/components/ui/file-preview.js';
import { ImageDialog } from '../../src/components/ui/image-dialog.js';
import { ImageView } from '../../src/components/ui/image-view.js';
import { PictureView } from '../../src/components/ui/picture-view.js';
import { TableFileField } from '../../src/components/ui/table-file-field.js';
import { UploadProgress } from '../../src/components/ui/upload-progress.js';
import type { Upload } from '../../src/lib/api/upload.js';
import { longName, nothing, type Story, useWords } from '../story.js';
import { Kept, Opener, Row } from './parts.js';

const lamps = {
  name: 'slide-lamps',
  width: 1200,
  height: 640,
  avif: `${avif} 800w`,
  webp: `${webp} 800w`,
  fallback: webp,
};

/** A payment receipt as a drawing. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="800"><rect width="400" height="800" fill="#f4eadb"/><circle cx="200" cy="220" r="70" fill="#1d6b3f"/><path d="M165 222l26 26 46-52" stroke="#fff" stroke-width="14" fill="none"/><path d="M80 360h240M110 420h180M110 470h180" stroke="#67504a" stroke-width="18"/></svg>';
const receipt = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const proof = new File([drawing], 'receipt.svg', { type: 'image/svg+xml' });
const statement = new File(['date,amount'], `${longName.replaceAll(' ', '-')}-statement.pdf`, {
  type: 'application/pdf',
});

interface State {
  start?: File;
  disabled?: boolean;
  isWrong?: boolean;
  kind?: 'image' | 'document';
}

function Proof({ start, disabled, isWrong = false, kind }: State) {
  const { payout, wallet } = useWords();
  return (
    <Kept<File | null> start={start ?? null}>
      {(file, keep) => (
        <FileField
          label={payout('proof')}
          kind={kind}
          file={file}
          onChange={keep}
          disabled={disabled}
          error={isWrong ? wallet('bankMissing') : undefined}
        />
      )}
    </Kept>
  );
}

export const fileField: Story = {
  of: { FileField, FilePreview },
  states: {
    Empty: () => <Proof />,
    Picture: () => <Proof start={proof} />,
    'Document with a long name': () => <Proof start={statement} kind="document" />,
    Disabled: () => <Proof disabled />,
    Error: () => <Proof isWrong />,
  },
};

function Table() {
  const { payout, desk } = useWords();
  return (
    <Kept<File | null> start={null}>
      {(file, keep) => (
        <TableFileField
          label={payout('transfers')}
          hint={desk('chooseTable')}
          error={undefined}
          disabled={false}
          file={file}
          onChange={keep}
        />
      )}
    </Kept>
  );
}

export const tableFileField: Story = { of: { TableFileField }, states: { Empty: Table } };

const uploadIn = (state: Upload['state'], position?: number): Upload => ({
  files: [proof],
  state,
  position,
  share: 0.4,
  tryNow: nothing,
  giveUp: nothing,
});

export const uploadProgress: Story = {
  of: { UploadProgress },
  states: {
    Sending: () => <UploadProgress upload={uploadIn('sending')} />,
    'Without a connection': () => <UploadProgress upload={uploadIn('waiting')} />,
    'In the queue': () => <UploadProgress upload={uploadIn('queued', 3)} />,
  },
};

function Links() {
  const { dialog } = useWords();
  return (
    <Row>
      <FileLink href="/proof.pdf" target="_blank">
        {dialog('openInTab')}
      </FileLink>
      <FileLink variant="quiet" size="small" href="/proof.pdf" target="_blank">
        {dialog('openInTab')}
      </FileLink>
    </Row>
  );
}

export const fileLink: Story = { of: { FileLink }, states: { Default: Links } };

function Proofs({ src, isNeeded = false }: { src: string; isNeeded?: boolean }) {
  const { payout } = useWords();
  return <ImageView src={src} alt={payout('proof')} onSeen={isNeeded ? nothing : undefined} />;
}

export const imageView: Story = {
  of: { ImageView },
  states: {
    Picture: () => <Proofs src={receipt} />,
    Document: () => <Proofs src="/proof.pdf" />,
    'Document that must be opened': () => <Proofs src="/another.pdf" isNeeded />,
    'Error: the picture is missing': () => <Proofs src="data:image/png;base64,AA" isNeeded />,
  },
};

function Images() {
  const { payout, statement: say } = useWords();
  const among = ['#a', '#b', '#c'].map((mark, place) => ({
    src: `${receipt}${mark}`,
    title: `${payout('proof')} ${place + 1}`,
    caption: place === 0 ? `${longName}, ${say('lead')}` : undefined,
  }));
  return (
    <Row opens>
      <Opener label={payout('viewProof')}>{(close) => <ImageDialog image={among[0]!} onClose={close} />}</Opener>
      <Opener label={payout('payoutsTitle')}>
        {(close) => <ImageDialog image={among[0]!} among={among} onClose={close} />}
      </Opener>
    </Row>
  );
}

export const imageDialog: Story = { of: { ImageDialog }, states: { 'One picture, or one among several': Images } };

export const pictureView: Story = {
  of: { PictureView },
  states: { Lamps: () => <PictureView picture={lamps} sizes="(width < 900px) 92vw, 60rem" eager /> },
};
