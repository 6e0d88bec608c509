import { defineMessages } from '../../lib/i18n/messages.js';

export const contactMessages = defineMessages('contact', {
  title: 'Contact Us',
  lead: 'For orders, samples and partnerships, or when something does not work. We answer in working hours, Monday to Saturday.',
  address: 'Address',
  addressLines: 'Deepam Cotton Wicks, Near Rajwada, Satara, Maharashtra 415001',
  email: 'Email',
  phone: 'Phone',
  mapTitle: 'Where to find us',
  mapAlt: 'Sketch of the way: the workshop lies near Rajwada in Satara, between the bus stand and Powai Naka.',
  openMap: 'Open in a map',
  showMap: 'Show the map',
  mapHint: 'It is loaded from {host} when you tap.',
  mapOffline: 'The map needs a connection. It comes as soon as you are online again.',
  busStand: 'Bus stand',
  powaiNaka: 'Powai Naka',
  rajwada: 'Rajwada',
  workshop: 'Deepam',
  hours: 'Hours',
  hoursText: 'Monday to Saturday, 10\u00A0am to 6\u00A0pm',
});
