import { useState } from 'react';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { againParameter, useIsAnswerable } from '../again.js';
import { useCottonOrder } from '../api.js';
import { orderedKg } from '../ordered-kg.js';
import { RequestCotton } from './request-cotton.js';

export function BegunOrder() {
  const [params] = useAddressValues();
  const [refusedId] = useLinkedId(againParameter);
  const [begun, setBegun] = useState(() => (refusedId === null ? params.get(orderedKg) : null));
  if (refusedId !== null) return <OrderAnew key={refusedId} id={refusedId} />;
  return begun !== null && <RequestCotton initialKg={begun} onClose={() => setBegun(null)} />;
}

function OrderAnew({ id }: { id: string }) {
  const [params] = useAddressValues();
  const [begunKg] = useState(() => params.get(orderedKg));
  const order = useCottonOrder(id).data;
  const isAnswerable = useIsAnswerable(order);
  // The new order may arrive before the dialog reports it.
  const [isOpen, setOpen] = useState(isAnswerable);
  if (isAnswerable && !isOpen) setOpen(true);
  if (!isOpen || order === undefined) return null;
  return <RequestCotton initialKg={begunKg ?? String(order.quantity)} rejectedOrder={order} />;
}
