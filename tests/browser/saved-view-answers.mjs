export const shownViews = [
  {
    list: 'members',
    revision: 3,
    views: [
      { name: 'Silver, waiting over 2 days', query: 'plan=Silver&show=plan-requests' },
      { name: 'Pending approval', query: 'show=unapproved' },
      { name: 'Gold in Satara who were called on Monday morning', query: 'search=Satara&plan=Gold' },
    ],
  },
];
