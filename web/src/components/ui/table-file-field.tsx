import { useText } from '../../lib/i18n/use-text.js';
import { deskMessages } from './desk-messages.js';
import { FileField } from './file-field.js';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  file: File | null;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

const endings = ['.csv', '.txt', '.xlsx', '.xls'];

export function TableFileField(props: Props) {
  const t = useText(deskMessages);
  return <FileField {...props} other={{ endings, prompt: t('chooseTable'), wrong: t('noTable') }} />;
}
