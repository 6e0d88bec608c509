import type { giveBackMessages } from '../../features/plans/give-back-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const giveBack = {
  title: 'मन बदल गया?',
  lead: '{date} तक आप {plan} प्लान लौटाकर {amount} वापस पा सकते हैं।',
  button: 'यह प्लान रद्द करें',
  dialogTitle: 'यह प्लान रद्द करें और पैसा वापस पाएँ',
  dialogLead: 'संचालक आपका अनुरोध देखते हैं। मंज़ूर होने पर आपके पास फिर {plan} प्लान होगा और {amount} UPI या बैंक से लौटाए जाएँगे।',
  dialogLeadNone: 'संचालक आपका अनुरोध देखते हैं। मंज़ूर होने पर आपके पास कोई प्लान नहीं होगा और {amount} UPI या बैंक से लौटाए जाएँगे।',
  reason: 'कारण',
  optional: '(ज़रूरी नहीं)',
  send: 'अनुरोध भेजें',
  sent: 'आपका अनुरोध भेज दिया गया। संचालक इसे देखेंगे।',
  failed: 'भेजा नहीं जा सका। {error}',
  waiting: '{date} को आपने {plan} प्लान लौटाने का अनुरोध किया। संचालक इसे देख रहे हैं।',
  withdraw: 'मेरा प्लान रहने दें',
  withdrawn: 'आपका प्लान बना रहेगा।',
  withdrawFailed: 'वापस नहीं लिया जा सका। {error}',
  refused: '{plan} प्लान लौटाने का आपका अनुरोध नामंज़ूर हुआ: {reason}',
  reversed: 'आपका {plan} प्लान {date} को वापस लिया गया।',
  refundComing: '{amount} आपको UPI या बैंक से लौटाए जाएँगे।',
  refunded: '{amount} आपको {day} को लौटाए गए{utr}।',
} satisfies SentencesOf<typeof giveBackMessages>;
