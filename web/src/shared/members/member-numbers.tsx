import { useText } from '../../lib/i18n/use-text.js';
import { callApi } from '../../lib/api-client.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useAction } from '../../lib/api/use-action.js';
import { Button } from '../../components/ui/button.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { FieldError } from '../../components/ui/field.js';
import { numberMessages } from '../numbers/number-messages.js';
import { CopiedValue, NumbersBox } from '../numbers/numbers-box.js';

const fields = ['adharNo', 'panCardNo', 'bankAccountNo', 'ifscCode', 'bankHolder'] as const;
const scans = ['idProof', 'panidProof'] as const;
/** Payment numbers may be copied; identity numbers may not. */
const copied: ReadonlySet<string> = new Set(['bankAccountNo', 'ifscCode', 'bankHolder']);

/**
 * The numbers are hidden until requested, because each look is recorded, and are dropped when the component is removed.
 */
export function MemberNumbers({ memberId }: { memberId: string }) {
  const t = useText(numberMessages);
  const reveal = useAction({ mutationFn: () => callApi('memberDocuments', { params: { id: memberId } }), gcTime: 0 });
  const clear = reveal.data;
  return (
    <NumbersBox title={t('title')} hint={t('recorded')}>
      {clear && (
        <DetailList
          rows={[
            ...fields.map((field) => {
              const value = clear[field] ?? null;
              const isCopied = value !== null && copied.has(field);
              return [
                t(field),
                isCopied ? <CopiedValue key={field} value={value} what={t(field)} /> : (value ?? t('notGiven')),
              ] as const;
            }),
            ...scans.map((scan) => {
              const link = clear[scan];
              return [
                t(scan),
                link === null ? (
                  t('notGiven')
                ) : (
                  <a key={scan} href={link} target="_blank" rel="noopener noreferrer">
                    {t('openScan')}
                  </a>
                ),
              ] as const;
            }),
          ]}
        />
      )}
      <Button
        variant="secondary"
        size="small"
        busy={reveal.isPending}
        needsConnection={clear === undefined}
        onClick={() => (clear === undefined ? reveal.mutate() : reveal.reset())}
      >
        {t(clear === undefined ? 'showNumbers' : 'hideNumbers')}
      </Button>
      {reveal.isError && <FieldError text={t('numbersFailed', { error: sentenceOf(reveal.error) })} />}
    </NumbersBox>
  );
}
