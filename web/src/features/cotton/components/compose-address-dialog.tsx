import { indianStates, latinDigits } from '@deepam/contracts';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { SelectField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { placeOfPin } from '../../../lib/pin-codes/place-of-pin.js';
import { addressParts, composeAddress } from '../address.js';
import { addressMessages } from '../address-messages.js';

interface Props {
  onUse: (address: string) => void;
  onClose: () => void;
}

const states = Object.values(indianStates).toSorted((a, b) => a.localeCompare(b, 'en'));
const nothing = { state: '', district: '' };

export default function ComposeAddressDialog({ onUse, onClose }: Props) {
  const t = useText(addressMessages);
  /** Another PIN code may replace the filled parts, but not the typed ones. */
  const filled = useRef(nothing);
  const [found, setFound] = useState<'pinFilled' | 'pinState' | 'pinUnknown' | null>(null);
  const { form, values, set, field } = useFormKit({
    schema: addressParts,
    blank: { pin: '', house: '', town: '', district: '', state: '' },
    sentences: {
      pin: t('pinNeeded'),
      house: t('houseNeeded'),
      town: t('townNeeded'),
      district: t('districtNeeded'),
      state: t('stateNeeded'),
    },
    onValid: (parts) => onUse(composeAddress(parts)),
  });
  const lookUp = (pin: string) => {
    const place = pin.length === 6 ? placeOfPin(pin) : null;
    const next = place ?? nothing;
    for (const name of ['state', 'district'] as const)
      if (values[name] === '' || values[name] === filled.current[name]) set(name, next[name]);
    filled.current = next;
    if (pin.length < 6) setFound(null);
    else setFound(place === null ? 'pinUnknown' : place.district === '' ? 'pinState' : 'pinFilled');
  };
  const pin = field('pin', (typed) => latinDigits(typed).replace(/\D/g, '').slice(0, 6));

  return (
    <FormDialog title={t('open')} form={form} submitLabel={t('use')} busy={false} onClose={onClose}>
      <TextField
        {...pin}
        onChange={(event) => {
          pin.onChange(event);
          lookUp(event.target.value);
        }}
        label={t('pin')}
        hint={found === null ? undefined : t(found)}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        data-autofocus
      />
      <TextField {...field('house')} label={t('house')} autoComplete="address-line1" maxLength={200} required />
      <TextField {...field('town')} label={t('town')} autoComplete="address-level2" maxLength={100} required />
      <TextField {...field('district')} label={t('district')} autoComplete="off" maxLength={60} required />
      <SelectField {...field('state')} label={t('state')} autoComplete="address-level1" required>
        <option value="">{t('chooseState')}</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
