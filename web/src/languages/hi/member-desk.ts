import type { memberDeskMessages } from '../../features/member-admin/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberDesk = {
  approve: 'पंजीकरण मंज़ूर करें',
  approveQuestion: 'क्या आप सच में इन सदस्यों को मंज़ूर करना चाहते हैं?',
  approvePlan: 'प्लान मंज़ूर करें',
  approvePlanQuestion: 'क्या ये भुगतान मिल गए और आपने उनके प्रमाण देख लिए? कुल {total}।',
  plan: '{plan}, {price}',
  addEarnings: 'कमाई जोड़ें',
  earning: 'रकम (रुपये)',
  earningNeeded: 'कृपया कम से कम ₹0.01 की रकम लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  earningReason: 'कारण',
  optional: '(ज़रूरी नहीं)',
  addEarningsLead: 'यह रकम तुरंत {name} की कमाई में जमा होती है और {name} को सूचना मिलती है।',
  earningsAdded: '{name} की कमाई में {amount} जोड़े गए।',
  earningsFailed: 'कमाई जोड़ते समय गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  releaseUtr: 'UTR नंबर छोड़ें',
  releaseLead:
    'UTR नंबर उसी खाते का होता है जिसने उसे पहले भेजा। ग़लती से भेजा गया नंबर छोड़ दें, ताकि जिसने सच में भुगतान किया है वह उसे भेज सके।',
  utr: 'UTR नंबर',
  utrNeeded: 'UTR नंबर में 12 अंक होते हैं।',
  lookUp: 'खोजें',
  sentBy: 'भेजने वाले',
  stands: 'किसके लिए',
  'stands.nothing': 'किसी के लिए नहीं; इसे छोड़ा जा सकता है',
  'stands.request': 'इंतज़ार कर रहा प्लान अनुरोध: पहले उस पर फ़ैसला करें',
  'stands.order': 'कपास का ऑर्डर: ग़लत हो तो पहले उसे नामंज़ूर करें',
  'stands.sale': 'एक बिक्री, हमेशा के लिए',
  release: 'छोड़ें',
  released: 'UTR नंबर {utr} फिर से उपलब्ध है।',
  reasonNeeded: 'कृपया कारण लिखें।',
} satisfies SentencesOf<typeof memberDeskMessages>;
